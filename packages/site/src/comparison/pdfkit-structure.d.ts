declare namespace PDFKit.Mixins {
  /** What pdfkit takes of a head of a table beside what its types say. */
  interface StructureElementOptions {
    scope?: 'Row' | 'Column';
  }
}
