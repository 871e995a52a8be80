// Adds the checks to the test report and prints the one line that counts. Exits 1 unless all is well.
import { existsSync, readFileSync } from 'node:fs';

const [checks, tests] = process.argv.slice(2).map(Number);
const report = 'reports/tests.json';
let passed = 0;
let failed = 0;
if (existsSync(report)) {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  passed += numPassedTests;
  failed += numFailedTests;
}
// A run that broke without a failing test (a crash, a file that does not load) is a failure all the same.
if (tests !== 0 && failed === 0) failed += 1;
if (checks === 0) passed += 1;
else failed += 1;
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 && passed > 1 ? 0 : 1;
