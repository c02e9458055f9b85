import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseBefore } from '../../../tests/helpers/database-before.ts';
import { readVersions } from './story-frames.ts';

test('pictures from before story videos stay, without their subject', async () => {
  const { database, migrate } = await databaseBefore('0022-story-videos');
  await sql`
    insert into users (id, issuer, subject, email, name) values ('ada', 'i', 's', 'ada@example.com', 'Ada');
    insert into stories (id, user_id, title, narrative, style, reading) values ('story', 'ada', 'T', 'N', 'comic', '{}');
    insert into storyboards (id, story_id, user_id, style, recipe, settings)
      values ('board', 'story', 'ada', 'comic', 'r', '{}');
    insert into story_frames (id, storyboard_id, user_id, scene_id, position, scene, cast_members, recipe)
      values ('frame', 'board', 'ada', 'scene', 0, '{}', '{}', 'picture');
    insert into story_frame_versions (id, frame_id, user_id, recipe, stored)
      values ('version', 'frame', 'ada', 'picture', '{"key": "k", "recipe": "picture", "engine": "embedded"}');
  `.execute(database);
  await migrate();
  expect(await readVersions(database, 'board')).toEqual([
    {
      id: 'version',
      frame_id: 'frame',
      recipe: 'picture',
      stored: { key: 'k', recipe: 'picture', engine: 'embedded' },
      subject: null,
    },
  ]);
});
