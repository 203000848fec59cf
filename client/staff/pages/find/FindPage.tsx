import { Route, Routes } from 'react-router-dom';
import { NotFoundPage } from '../NoScreen';
import { OrderPage } from './OrderPage';
import { ResultsPage } from './ResultsPage';

/** One box for every number, address or name, and the page of what it found. */
export function FindPage() {
  return (
    <Routes>
      <Route index element={<ResultsPage />} />
      <Route path="order/:number" element={<OrderPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
