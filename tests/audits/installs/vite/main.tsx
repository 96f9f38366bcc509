import { createRoot } from 'react-dom/client';
import Builders from './Builders';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Builders />);
