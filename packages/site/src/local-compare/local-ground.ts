/** A published value with its day, as the ground of a comparison tells it. */
export interface ToldValue {
  readonly valor: number;
  readonly fecha: string;
  readonly status: 'of-the-day' | 'older' | 'fallback';
}

/** The day and its figures that the server would answer with now; plain data, so that it can go to a worker. */
export interface DayFigures {
  /** Day in the edition's zone, YYYY-MM-DD. */
  readonly today: string;
  readonly uf: ToldValue | null;
  readonly usd: ToldValue | null;
  readonly ufPublishedUntil: string | null;
}

/** Where the catalogue of a comparator is, what it weighs, and with which figures it is answered now. */
export interface LocalGround {
  /** Of the program on the server: this page's own until another one is deployed. */
  readonly programVersion: string;
  readonly version: string;
  readonly catalogueUrl: string;
  readonly compressedBytes: number;
  readonly figures: DayFigures;
}
