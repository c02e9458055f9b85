import { Composition } from 'remotion';
import { Video, type VideoProps } from './video.tsx';

const framesPerSecond = 30;
const defaults: VideoProps = { hookSeconds: 6, productSeconds: 40 };

export const Root = () => (
  <Composition
    id="video"
    component={Video}
    width={720}
    height={1280}
    fps={framesPerSecond}
    durationInFrames={1}
    defaultProps={defaults}
    calculateMetadata={({ props }) => ({
      durationInFrames: Math.round((props.hookSeconds + props.productSeconds) * framesPerSecond),
    })}
  />
);
