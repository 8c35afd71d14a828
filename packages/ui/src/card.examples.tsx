import type { ReactElement } from 'react';
import { Card } from './card.tsx';

export const examples: Readonly<Record<string, ReactElement>> = {
  plain: <Card>Tus clínicas</Card>,
  best: <Card look="best">Mejor Puntaje</Card>,
};
