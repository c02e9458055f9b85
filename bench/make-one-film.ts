import path from 'node:path';
import { renderFilm } from '#studio/motion/render-film.ts';
import { typicalFilm } from './typical-film.ts';

/** Makes one film, in a separate process to measure its CPU time. */
const [workDir] = process.argv.slice(2) as [string];
const files = { video: path.join(workDir, 'video.mp4'), photo: path.join(workDir, 'photo.jpg') };
await renderFilm({ film: typicalFilm(files), outputPath: path.join(workDir, 'film.mp4'), workDir });
