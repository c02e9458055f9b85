import { describe, expect, test } from 'vitest';
import { readNarrative } from '../read-narrative.ts';

const scenesOf = (text: string) => readNarrative(text).story.scenes;
const idsOf = (text: string, part: string) =>
  scenesOf(text).find(({ narration }) => narration.includes(part))!.characterIds;

describe('the people in the picture', () => {
  test('exclude the dead', () => {
    const text =
      'My grandmother Rosa made us pancakes in the kitchen. Then Rosa died. I found her old tin at the bottom of a wardrobe.';
    expect(idsOf(text, 'pancakes')).toContain('rosa');
    expect(idsOf(text, 'wardrobe')).not.toContain('rosa');
  });

  test('exclude remembered people and places', () => {
    const text =
      'Nurse Hana sits down beside the hospital bed of Mrs Okoro. Mrs Okoro remembers the beach of her childhood and her father. Hana holds her hand.';
    const scene = scenesOf(text).find(({ narration }) => narration.includes('beach'))!;
    expect(scene.setting).toBe('hospital');
    expect(scene.characterIds).not.toContain('father');
  });

  test('include a person who walks on the beach with her father', () => {
    const text =
      'Mrs Okoro walked along the beach with her father. The waves were high. They sat down on a bench.';
    expect(scenesOf(text)[0]).toMatchObject({ setting: 'beach' });
    expect(scenesOf(text)[0]!.characterIds).toContain('father');
  });

  test('exclude a person who only owns a thing: "her wardrobe"', () => {
    const text =
      'Ana and Ben live in a small house. Ben sleeps in the bedroom. In the kitchen Ana drinks tea from his cup.';
    expect(idsOf(text, 'tea')).toEqual(['ana']);
  });

  test('"we" are the narrator and the companions', () => {
    const text =
      'Mei and I took the train to Lisbon. A fisherman grilled sardines on the beach. We hid in a bookshop from the rain.';
    expect(idsOf(text, 'bookshop').toSorted()).toEqual(['mei', 'narrator']);
  });
});

test('a story of "we" has a narrator, and its one named person is the companion', () => {
  const text =
    'We had saved for a van since our wedding. Last year Jonas found one on a farm. We drove to Norway. The first night it snowed in the mountains.';
  expect(idsOf(text, 'Norway').toSorted()).toEqual(['jonas', 'narrator']);
});

test('"we" of a firm is not a person', () => {
  const { story } = readNarrative(
    'We make candles from beeswax. Each candle burns for forty hours. Order yours today.',
  );
  expect(story.characters).toEqual([]);
});

test('"Little Snail" is the snail', () => {
  const { story } = readNarrative(
    'Little Snail wanted to see the sea. "It is far," said the frog by the pond. Little Snail went anyway.',
  );
  expect(story.characters.map(({ role }) => role)).toEqual(['snail', 'frog']);
});
