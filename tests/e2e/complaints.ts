import type { BrowserContext } from '@playwright/test';

/** Collects console errors and warnings, uncaught exceptions, CSP violations and 5xx responses of this context. */
export async function collectComplaints(context: BrowserContext): Promise<string[]> {
  const complaints: string[] = [];
  context.on('console', (line) => {
    if (line.type() === 'error' || line.type() === 'warning')
      complaints.push(`${line.type()}: ${line.text()} (${line.location().url})`);
  });
  context.on('weberror', (thrown) => complaints.push(`thrown: ${thrown.error().message}`));
  context.on('response', (answer) => {
    if (answer.status() >= 500) complaints.push(`${answer.status()}: ${answer.url()}`);
  });
  await context.exposeFunction('reportRefusal', (what: string) => complaints.push(`refused: ${what}`));
  await context.addInitScript(`
    document.addEventListener('securitypolicyviolation', (event) =>
      window.reportRefusal(event.violatedDirective + ' ' + event.blockedURI));
  `);
  return complaints;
}
