import '@mantine/core/styles/Tabs.layer.css';
import { Tabs } from '@mantine/core';
import { IconPhoto, IconTypography, IconUser } from '@tabler/icons-react';
import type { GreenscreenControl } from '../state/use-greenscreen.ts';
import { texts } from '../texts.ts';
import type { ClipInput } from '../upload/use-clip-input.ts';
import { BackgroundPanel } from './background-panel.tsx';
import classes from './control-tabs.module.css';
import { FinishPanel } from './finish-panel.tsx';
import { PersonPanel } from './person-panel.tsx';
import type { BackgroundFiles } from './use-background-files.ts';

type ControlTabsProps = { control: GreenscreenControl; clipInput: ClipInput; files: BackgroundFiles };

const tabs = [
  { id: 'background', Icon: IconPhoto },
  { id: 'person', Icon: IconUser },
  { id: 'finish', Icon: IconTypography },
] as const;

/** Everything that can be changed, in three parts. */
export const ControlTabs = ({ control, clipInput, files }: ControlTabsProps) => (
  <Tabs
    defaultValue="background"
    keepMounted={false}
    classNames={{ tabLabel: classes.label, tab: classes.tab }}
  >
    <Tabs.List grow mb="lg">
      {tabs.map(({ id, Icon }) => (
        <Tabs.Tab key={id} value={id} leftSection={<Icon size={18} className={classes.icon} aria-hidden />}>
          {texts.background.tabs[id]}
        </Tabs.Tab>
      ))}
    </Tabs.List>
    <Tabs.Panel value="background">
      <BackgroundPanel control={control} files={files} />
    </Tabs.Panel>
    <Tabs.Panel value="person">
      <PersonPanel control={control} clipInput={clipInput} />
    </Tabs.Panel>
    <Tabs.Panel value="finish">
      <FinishPanel control={control} />
    </Tabs.Panel>
  </Tabs>
);
