import { CreatorProvider, type CreatorProviderProps } from './state/creator-provider.tsx';
import { Wizard, type WizardProps } from './wizard.tsx';

/** The video that the address opens, at the address's step. */
export const Creator = ({ onCreateNew, onAddCredits, ...place }: CreatorProviderProps & WizardProps) => (
  <CreatorProvider key={place.opened.draft.id} {...place}>
    <Wizard onCreateNew={onCreateNew} onAddCredits={onAddCredits} />
  </CreatorProvider>
);
