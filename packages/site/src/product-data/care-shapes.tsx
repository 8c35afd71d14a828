/** Shapes that several signs of care share; 20 units wide, lines alone. */
export const careShapes = {
  bed: <path d="M2.5 4.5V16m0-2.5h15V16m0-2.5V11A2.5 2.5 0 0 0 15 8.5H8.5v5M5.5 11a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3Z" />,
  baby: (
    <path d="M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm-2.5 6v.01m5-.01v.01m-5 3.24c1.4 1.3 3.6 1.3 5 0M10 3c-.3 1.6 1 2.2 2 1.4" />
  ),
  ribbon: <path d="M6.5 17.5 12.8 8a3.3 3.3 0 1 0-5.6 0l6.3 9.5" />,
  ambulance: (
    <path d="M2 5h9v9.5H8.5m-4 0H2V5m9 3h3.5l3.5 3.5v3h-2.5m-4 0H8.5M6.5 7v4m-2-2h4m-4 5.5a2 2 0 1 0 4 0 2 2 0 1 0-4 0Zm7 0a2 2 0 1 0 4 0 2 2 0 1 0-4 0Z" />
  ),
} as const;
