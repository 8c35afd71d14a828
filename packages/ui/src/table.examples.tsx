import type { ReactElement } from 'react';
import { Table, TableCell, TableRow } from './table.tsx';

export const examples: Readonly<Record<string, ReactElement>> = {
  figures: (
    <Table
      caption="Precios por tipo"
      columns={[{ label: 'Tipo' }, { label: 'Productos', end: true }, { label: 'Precios', end: true }]}
    >
      <tbody>
        <TableRow head="Catastrófico">
          <TableCell end tone="quiet">
            12
          </TableCell>
          <TableCell end tone="strong">
            $9.870 a $41.200
          </TableCell>
        </TableRow>
        <TableRow head="Complementario">
          <TableCell end tone="quiet">
            8
          </TableCell>
          <TableCell end tone="strong">
            $21.450 a $98.300
          </TableCell>
        </TableRow>
      </tbody>
    </Table>
  ),
};
