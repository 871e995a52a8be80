/*
 * What leaves the page: files that the browser saves, and text for the clipboard.
 */

/** Has the browser save a file; signs that no file system likes are left out of its name. */
export function saveFile(content: string | Blob, name: string, type: string): void {
  const blob = typeof content === 'string' ? new Blob([content], { type }) : content;
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileNameOf(name);
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}

const REVOKE_AFTER_MS = 60_000;
const LONGEST_FILE_NAME = 100;

function fileNameOf(name: string): string {
  const dot = name.lastIndexOf('.');
  const stem = name
    .slice(0, dot)
    .replace(/[\p{Control}\p{Format}\\/:*?"<>|]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_FILE_NAME);
  return `${stem || 'honte'}${name.slice(dot)}`;
}

/** Whether the text is on the clipboard. Called at once on a touch, for browsers that ask for one. */
export async function copyText(text: Promise<string>): Promise<boolean> {
  const type = 'text/plain';
  try {
    const blob = text.then((plain) => new Blob([plain], { type }));
    await navigator.clipboard.write([new ClipboardItem({ [type]: blob })]);
    return true;
  } catch {
    return (
      navigator.clipboard?.writeText(await text).then(
        () => true,
        () => false,
      ) ?? false
    );
  }
}
