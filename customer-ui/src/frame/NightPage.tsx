import type { ReactNode } from 'react';
import { PATHS } from '../routing/screen.ts';
import { BrandLink } from '../ui/Mark.tsx';
import { StarField } from '../ui/StarField.tsx';
import '../ui/button.css';
import './frame.css';

interface NightPageProps {
  readonly brand: string;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** A whole page with one thing to say. */
export const NightPage = ({ brand, title, text, children }: NightPageProps) => (
  <main className="night-page" tabIndex={-1}>
    <StarField />
    <BrandLink name={brand} href={PATHS.landing} />
    <h1>{title}</h1>
    <p>{text}</p>
    {children}
  </main>
);
