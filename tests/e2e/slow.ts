/*
 * Slower machines and networks than the one at hand, by Chromium's own means.
 */
import type { Page } from 'playwright-core';

/** Makes a page's main thread take `factor` times as long for everything; 1 is full speed. */
export async function slowCpu(page: Page, factor: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: factor });
}

/** Limits what a page loads to so many kilobits a second, and delays each answer by a round trip. */
export async function slowNetwork(page: Page, kilobits: number, roundTripMs: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTripMs,
    downloadThroughput: (kilobits * 1000) / 8,
    uploadThroughput: (kilobits * 1000) / 8,
  });
}
