import path from 'node:path';
import { renderFilm } from '#studio/motion/render-film.ts';
import { typicalFilm } from './typical-film.ts';

/** Makes one film, in a separate process to measure its CPU time. */
const [workFolder] = process.argv.slice(2) as [string];
const files = { video: path.join(workFolder, 'video.mp4'), photo: path.join(workFolder, 'photo.jpg') };
await renderFilm({ film: typicalFilm(files), outputPath: path.join(workFolder, 'film.mp4'), workFolder });
