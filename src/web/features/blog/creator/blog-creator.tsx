import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { isPostId } from '#contract/blog-rules.ts';
import { saveBlob } from '../../../lib/save-blob.ts';
import { isSignedIn } from '../../../lib/session.ts';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { blogPostsQuery } from '../blog-query.ts';
import { texts } from '../texts.ts';
import classes from './creator.module.css';
import { MarkdownToolbar } from './markdown-toolbar.tsx';
import { findPostProblem, isComplete, makePostFiles, type PostDraft, type PostFiles } from './post-draft.ts';
import { PostPreview } from './post-preview.tsx';
import { SavedFiles } from './saved-files.tsx';
import { usePostDraft } from './use-post-draft.ts';

const words = texts.creator;

function download({ filename, markdown, index }: PostFiles): void {
  saveBlob(new Blob([markdown], { type: 'text/markdown' }), filename);
  saveBlob(new Blob([index], { type: 'application/json' }), 'posts.json');
}

/** Writes a post. The result is the post's file and the new index, which the author adds to the project. */
export function BlogCreator() {
  const queryClient = useQueryClient();
  const { draft, isChanged, change, reset } = usePostDraft();
  const [isPreviewing, setPreviewing] = useState(false);
  const [isResetting, setResetting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const content = useRef<HTMLTextAreaElement>(null);
  const save = useMutation({
    mutationFn: async (written: PostDraft) => {
      const posts = await queryClient.fetchQuery({ ...blogPostsQuery, staleTime: 0 });
      return makePostFiles(written, posts);
    },
    onSuccess: download,
  });
  const edit = (values: Partial<PostDraft>) => {
    setProblem(null);
    save.reset();
    change(values);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = isComplete(draft) ? findPostProblem(draft) : words.incomplete;
    setProblem(found);
    if (found === null) save.mutate(draft);
  };
  // Not disabled: Enter must submit the form, so that the problem is shown.
  const submitOnEnter = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && !isComplete(draft))
      submit(event);
  };
  const field = (name: keyof PostDraft) => ({
    withAsterisk: true,
    value: draft[name],
    onChange: (event: { currentTarget: { value: string } }) => edit({ [name]: event.currentTarget.value }),
  });
  const isIdWrong = draft.id.trim() !== '' && !isPostId(draft.id.trim());

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter in any of its fields
    <form className={classes.form} noValidate onSubmit={submit} onKeyDown={submitOnEnter}>
      <Stack gap="md">
        <div className={classes.pair}>
          <TextInput
            label={words.id}
            description={words.idHint}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            autoCapitalize="off"
            spellCheck={false}
            aria-invalid={isIdWrong || undefined}
            {...field('id')}
          />
          <TextInput label={words.date} type="date" {...field('date')} />
        </div>
        <TextInput label={words.postTitle} {...field('title')} />
        <TextInput label={words.author} {...field('author')} />
        <Textarea label={words.summary} rows={3} {...field('summary')} />
        <Textarea
          ref={content}
          className={classes.content}
          label={words.content}
          rows={15}
          // oxlint-disable-next-line react/no-unstable-nested-components -- Mantine asks for the place of the input so
          inputContainer={(input) => (
            <>
              <MarkdownToolbar field={content} onChange={(text) => edit({ content: text })} />
              {input}
            </>
          )}
          {...field('content')}
        />
        <Group gap="sm">
          <Button aria-expanded={isPreviewing} onClick={() => setPreviewing(!isPreviewing)}>
            {isPreviewing ? words.hidePreview : words.showPreview}
          </Button>
          <Button variant="subtle" color="gray" onClick={() => setResetting(true)}>
            {words.reset}
          </Button>
        </Group>
        {isPreviewing ? <PostPreview draft={draft} /> : null}
        {problem === null ? null : <Notice>{problem}</Notice>}
        {save.isError ? <Notice>{words.indexFailed}</Notice> : null}
        {save.data ? <SavedFiles files={save.data} onAgain={() => download(save.data)} /> : null}
      </Stack>
      <LeaveGuard isChanged={isChanged && !save.isSuccess} canStay={isSignedIn} note={words.leaveNote} />
      <ActionBar>
        <Button
          size="lg"
          variant="gradient"
          type="submit"
          disabled={!isComplete(draft)}
          loading={save.isPending}
        >
          {words.save}
        </Button>
      </ActionBar>
      <ConfirmDialog
        isOpen={isResetting}
        title={words.resetTitle}
        keep={words.keep}
        confirm={words.reset}
        onClose={() => setResetting(false)}
        onConfirm={() => {
          setResetting(false);
          setProblem(null);
          save.reset();
          reset();
        }}
      >
        {words.resetNote}
      </ConfirmDialog>
    </form>
  );
}
