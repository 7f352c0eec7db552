import { hydrateRoot } from 'react-dom/client';
import { ReactAlone } from './ReactAlone';

const root = document.getElementById('root');
if (!root) throw new Error('The page of React alone has no element with the id "root".');
hydrateRoot(root, <ReactAlone />);
