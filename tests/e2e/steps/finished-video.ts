import { expect, type Page } from '@playwright/test';

/** The player's button is below the face and the captions of an upright video. */
export async function expectLowPlayButton(page: Page): Promise<void> {
  const frame = page.getByRole('region', { name: 'Your finished video' });
  const [around, button] = await Promise.all([
    frame.boundingBox(),
    frame.getByRole('button', { name: 'Play', exact: true }).boundingBox(),
  ]);
  expect(button!.y).toBeGreaterThan(around!.y + around!.height * 0.65);
  expect(button!.y + button!.height).toBeLessThan(around!.y + around!.height - 48);
}

type Words = { ownerDocument: { createRange: () => WordRange } };
type WordRange = {
  selectNodeContents: (node: unknown) => void;
  getBoundingClientRect: () => { height: number };
};

/** The label of the share button is on one line. */
export async function expectShareOnOneLine(page: Page): Promise<void> {
  const label = page.getByRole('button', { name: 'Create share link' }).getByText('Create share link');
  const height = await label.evaluate((node) => {
    const range = (node as unknown as Words).ownerDocument.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect().height;
  });
  expect(height).toBeLessThan(30);
}
