import type { Answer } from './types';

/** What buyers ask before they hand over their data. */
export const itSolutionAnswers: Answer[] = [
  {
    id: 'moving-a-database',
    question: 'Could you move our database to Azure?',
    answer:
      'Yes, and to AWS or a new server of yours. We copy it, count the records before and after, and run both side by side. The old one stays readable until you agree to switch it off.',
    topic: 'moving a database',
  },
  {
    id: 'your-data',
    question: 'Does our data stay ours?',
    answer:
      'Yes. It lies in your subscription or on your server, in formats that you can take elsewhere. Source, licences and passwords are in your name, and we keep a copy only if you ask us to.',
    topic: 'our data',
  },
];
