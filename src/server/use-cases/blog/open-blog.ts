import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { blogPostEntrySchema, type BlogPost, type BlogPostEntry } from '#contract/calls/blog.ts';
import { blogPostProblem } from '#contract/blog-rules.ts';
import { AppError, StartError } from '../../errors.ts';
import { renderPost } from './render-post.ts';

export type Blog = {
  /** Newest first. */
  posts: readonly BlogPostEntry[];
  /** Throws `not_found`. */
  getPost: (id: string) => BlogPost;
  /** The original markdown; null for any name outside the index. */
  findMarkdown: (filename: string) => string | null;
};

/** Reads the index and its posts once, at startup, so that mistakes are found then. Throws StartError. */
export function openBlog(folder: string): Blog {
  const entries = readIndex(path.join(folder, 'posts.json'));
  const markdown = new Map(entries.map((entry) => [entry.filename, readPost(folder, entry)]));
  const posts = entries.toSorted((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id));
  const rendered = new Map<string, BlogPost>(
    posts.map((entry) => [entry.id, { ...entry, html: renderPost(markdown.get(entry.filename)!) }]),
  );
  return {
    posts,
    getPost(id) {
      const post = rendered.get(id);
      if (!post) throw new AppError('not_found', `The post "${id}" could not be found.`);
      return post;
    },
    findMarkdown: (filename) => markdown.get(filename) ?? null,
  };
}

function readIndex(file: string): BlogPostEntry[] {
  const parsed = z.array(blogPostEntrySchema).safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success)
    throw new StartError(`${file} is not an index of posts: ${z.prettifyError(parsed.error)}`);
  const ids = new Set<string>();
  for (const entry of parsed.data) {
    const problem = blogPostProblem(entry) ?? (ids.has(entry.id) ? 'the id is there twice' : null);
    if (problem !== null) throw new StartError(`${file}, post "${entry.id}": ${problem}`);
    ids.add(entry.id);
  }
  return parsed.data;
}

function readPost(folder: string, { id, filename }: BlogPostEntry): string {
  try {
    return readFileSync(path.join(folder, filename), 'utf8');
  } catch (cause) {
    throw new StartError(`The markdown of the post "${id}" is missing: ${filename}`, { cause });
  }
}
