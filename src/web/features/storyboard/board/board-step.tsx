import { useState } from 'react';
import { Title } from '@mantine/core';
import type { Storyboard } from '#contract/calls/storyboards.ts';
import type { StoryVideo } from '#contract/calls/story-videos.ts';
import { CreditsModal } from '../../../parts/credits-modal/credits-modal.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { FrameCard } from '../frames/frame-card.tsx';
import { FrameList } from '../frames/frame-list.tsx';
import { RedrawDialog } from '../frames/redraw-dialog.tsx';
import { useRedraw } from '../frames/use-redraw.ts';
import { useVoice } from '../frames/use-voice.ts';
import { VersionsDialog } from '../frames/versions-dialog.tsx';
import { SettingsPanel } from '../settings/settings-panel.tsx';
import { applyEdits, hasUnsaved } from '../state/frame-edits.ts';
import { useEdits } from '../state/use-edits.ts';
import { texts } from '../texts.ts';
import { BoardNotices } from './board-notices.tsx';
import classes from './board-step.module.css';
import { CreateActions } from './create-actions.tsx';
import { SaveStatus } from './save-status.tsx';
import { useStartVideo } from './use-start-video.ts';

type BoardStepProps = {
  storyboard: Storyboard;
  onOpenWizard: () => void;
  onOpenVideo: (videoId: string) => void;
  onStarted: (video: StoryVideo) => void;
  onAddCredits: () => void;
};

/** The frames in order, their narration, and the voice settings. */
export function BoardStep({
  storyboard,
  onOpenWizard,
  onOpenVideo,
  onStarted,
  onAddCredits,
}: BoardStepProps) {
  const { id, scenes, totalSeconds, videoId } = storyboard;
  const edits = useEdits(storyboard);
  const settings = { ...storyboard.settings, ...edits.edits.settings };
  const frames = applyEdits(scenes, edits.edits);
  const shown = frames.map((frame) => frame.id);
  const savedOf = (frameId: string): string => scenes.find((scene) => scene.id === frameId)?.narration ?? '';
  const voice = useVoice(settings);
  const redraw = useRedraw(storyboard);
  const [isMusicUploading, setIsMusicUploading] = useState(false);
  const [versionsOf, setVersionsOf] = useState<string | null>(null);
  const start = useStartVideo({ storyboardId: id, knownVideoId: videoId, flush: edits.flush, onStarted });
  const sceneNumberOf = (frameId: string): number => shown.indexOf(frameId) + 1;
  return (
    <div className={classes.layout}>
      <div className={classes.heading}>
        <Title order={1} className={classes.title}>
          {storyboard.title || texts.board.title}
        </Title>
        <p className={classes.lead}>{texts.board.lead(frames.length, totalSeconds)}</p>
        <BoardNotices storyboard={storyboard} onOpenWizard={onOpenWizard} />
      </div>
      <div className={classes.frames}>
        <FrameList
          frames={frames}
          onMove={(frameId, to) => edits.move(shown, frameId, to)}
          renderFrame={(frame, sceneNumber) => (
            <FrameCard
              key={frame.id}
              frame={frame}
              sceneNumber={sceneNumber}
              saved={savedOf(frame.id)}
              edits={edits}
              voice={voice}
              redraw={redraw}
              onShowVersions={() => setVersionsOf(frame.id)}
            />
          )}
        />
        <SaveStatus edits={edits} />
      </div>
      <div className={classes.side}>
        <SettingsPanel
          settings={settings}
          sampleScript={frames.find(({ narration }) => narration.trim() !== '')?.narration ?? ''}
          onChange={edits.set}
          onSendingChange={setIsMusicUploading}
        />
        <CreateActions
          storyboard={storyboard}
          edits={edits}
          isMusicUploading={isMusicUploading}
          start={start}
          onOpenVideo={onOpenVideo}
          onOpenWizard={onOpenWizard}
        />
      </div>
      <RedrawDialog redraw={redraw} sceneNumberOf={sceneNumberOf} />
      <VersionsDialog
        storyboardId={id}
        frame={frames.find((frame) => frame.id === versionsOf) ?? null}
        sceneNumber={versionsOf === null ? 0 : sceneNumberOf(versionsOf)}
        onClose={() => setVersionsOf(null)}
      />
      <CreditsModal
        shortage={redraw.shortage}
        needed={texts.redraw.needed}
        onClose={redraw.close}
        onAddCredits={onAddCredits}
      />
      <CreditsModal
        shortage={start.shortage}
        needed={texts.create.needed}
        onClose={start.dismiss}
        onAddCredits={onAddCredits}
      />
      <LeaveGuard
        isChanged={edits.error !== null && hasUnsaved(edits.edits)}
        canStay={() => true}
        title={texts.saving.leaveTitle}
        note={texts.saving.leaveNote}
        keep={texts.saving.stay}
      />
    </div>
  );
}
