import { AbsoluteFill, Audio, OffthreadVideo, Sequence, staticFile } from 'remotion';

export type VideoProps = { hookSeconds: number; productSeconds: number };

const framesPerSecond = 30;
const whole = { width: '100%', height: '100%' };

/** Hook, then the product over a blurred copy of itself, with music below both. */
export const Video = ({ hookSeconds, productSeconds }: VideoProps) => {
  const hookFrames = Math.round(hookSeconds * framesPerSecond);
  const productFrames = Math.round(productSeconds * framesPerSecond);
  return (
    <AbsoluteFill style={{ backgroundColor: 'black' }}>
      <Sequence durationInFrames={hookFrames}>
        <OffthreadVideo src={staticFile('hook.mp4')} style={whole} />
      </Sequence>
      <Sequence from={hookFrames} durationInFrames={productFrames}>
        <AbsoluteFill style={{ filter: 'blur(20px)' }}>
          <OffthreadVideo muted src={staticFile('product.mp4')} style={{ ...whole, objectFit: 'cover' }} />
        </AbsoluteFill>
        <AbsoluteFill>
          <OffthreadVideo src={staticFile('product.mp4')} style={{ ...whole, objectFit: 'contain' }} />
        </AbsoluteFill>
      </Sequence>
      <Audio loop src={staticFile('music.mp3')} volume={0.25} />
    </AbsoluteFill>
  );
};
