import { company } from './company';
import type { About } from './types';

/** The About page: its heading, how a job runs, and its five sections. */
export const about: About = {
  title: 'Engineers who stay until the line runs',
  img: 'about/company',
  introduction: [
    `${company.name} was founded in ${company.address.city} in ${company.founded} by control engineers who wanted to see their projects through to production. Whoever writes the functional description also stands at the line during commissioning.`,
    'We make no hardware. That leaves us free to say when a repair is enough, when a controller has to go, and which make your own electricians will be able to look after.',
  ],
  jobsLink: 'Three jobs, with their figures',
  timeline: {
    id: 'how-a-job-runs',
    title: 'How a job runs',
    introduction: 'Seven steps, and what you hold in your hands after each.',
    result: 'You hold',
    steps: [
      {
        title: 'Functional description',
        text: 'Production, maintenance and quality read it and sign it, because most late changes come from a question nobody asked.',
        result: 'what the line will do, in your words',
      },
      {
        title: 'Drawings and code',
        text: 'Electrical drawings, PLC and HMI code, reviewed by a second engineer and run against a simulated line.',
        result: 'drawings and an I/O list to mark up',
      },
      {
        title: 'Factory acceptance test',
        text: 'Your operators press the buttons and try to break it, before anything is installed.',
        result: 'a signed protocol with its open points',
      },
      {
        title: 'Changeover',
        text: 'An hourly plan, a name beside each step, and an agreed time to go back if a test has not passed.',
        result: 'the plan, a week before',
      },
      {
        title: 'Site acceptance test',
        text: 'Every check again on the real plant, with your product, on your shifts.',
        result: 'test sheets and the safety file',
      },
      {
        title: 'First production',
        text: 'The engineer who wrote the code stands at the line for the first runs, day or night.',
        result: 'trained operators and electricians',
      },
      {
        title: 'Support',
        text: 'By telephone, over a logged remote connection that you approve, or on site.',
        result: 'the handover pack and the repository',
      },
    ],
  },
  sections: [
    {
      id: 'industrial-automation',
      title: 'Industrial automation',
      paragraphs: [
        'Most of our work is on plants that already run. We survey an old controller, read out what is really in it, and plan the change around your season and your CIP windows. On the day everybody works from one sheet.',
        'Machine safety is designed with the control system. Each function is specified, verified to ISO 13849 or IEC 62061 and validated on site, in line with AS/NZS 4024. You keep the file.',
      ],
      plan: {
        title: 'A changeover by the hour',
        rows: [
          {
            time: 'Fri 18:00',
            what: 'Line stops; last backup of the old controller',
            who: 'Shift lead',
          },
          {
            time: '20:00',
            what: 'Old rack out, new one in, field wiring stays',
            who: 'Electricians',
          },
          { time: 'Sat 06:00', what: '412 points checked one by one', who: 'Controls lead' },
          { time: '16:00', what: 'Dry run, then water', who: 'Operators' },
          {
            time: '20:00',
            what: 'Passed: go on. Not passed: back to the old rack',
            who: 'You decide',
            decision: true,
          },
          { time: 'Sun 08:00', what: 'Your product, at rate', who: 'Everybody' },
        ],
      },
      points: [
        'FAT and SAT protocols agreed before the code is written',
        'Migration of legacy controllers with a tested way back',
        'Alarm rationalisation to ISA-18.2, an action for each alarm',
      ],
      action: { topic: 'a changeover' },
    },
    {
      id: 'software-devops',
      title: 'Software development and DevOps',
      paragraphs: [
        'Between the PLC and the ERP there is usually a gap filled with clipboards and spreadsheets. We write the software for that gap: batch records, label control, downtime logging, traceability. Operators see the first screens early.',
        'Plant code gets the same care: version control, a second pair of eyes on each change, tests against a simulated line.',
      ],
      promise: {
        title: 'The repository is yours.',
        text: 'Source, licences and credentials are in your name. Another integrator can open the project, build it, and see why each change was made and who approved it.',
      },
      points: [
        'Batch, CIP and label records with sign-off and audit trail',
        'Interfaces between line control, MES and ERP to ISA-95',
        'Updates outside running hours, agreed with your planner',
      ],
      action: { text: 'See our IT solutions', page: 'itsolutions' },
    },
    {
      id: 'cloud-database',
      img: 'about/cloud-database',
      title: 'Cloud and database',
      paragraphs: [
        'Your data leaves the plant in one direction and through one door, drawn on one page that your IT department can check. It stays yours: in your subscription or on your server, in formats that you can take elsewhere.',
        'We move databases to Azure, AWS or a new server with a count of records before and after; the old one stays readable until you agree to switch it off. During acceptance we delete a test copy and restore it in front of you.',
      ],
      flow: {
        title: 'The way of a value',
        steps: [
          'Controller',
          'OPC UA',
          'Broker in its own zone',
          'Buffer while the link is down',
          'Cloud or server',
        ],
      },
      points: [
        'Historians, batch databases and reports on shared definitions',
        'Network zones and conduits to IEC 62443',
        'Electronic records for MPI and FDA requirements',
      ],
      action: { topic: 'moving a database' },
    },
    {
      id: 'business-verticals',
      img: 'about/business-verticals',
      title: 'Business verticals',
      paragraphs: [
        'The methods are shared; the season, the washdown and the regulator are not. Projects are fitted to them from the first drawing.',
      ],
      fields: [
        {
          title: 'Dairy, brewing and wine',
          text: 'Batch control to ISA-88, and each CIP step with its time, temperature, flow and conductivity.',
        },
        {
          title: 'Bottling and baking',
          text: 'Accumulation and speed that let one machine recover before the next one stops.',
        },
        { title: 'Meat and fruit', text: 'Washdown, cold rooms, grading and short runs.' },
        {
          title: 'Timber',
          text: 'Fast positioning in dust and vibration, and isolation that crews will use.',
        },
        {
          title: 'Water',
          text: 'Telemetry, unattended running, and alarms that reach the right person at night.',
        },
        {
          title: 'Pharmaceuticals',
          text: 'Qualification documents, access control and an audit trail that stands up to inspection.',
        },
      ],
      points: [],
      action: { topic: 'our plant' },
    },
    {
      id: 'technical-capabilities',
      img: 'about/technical-capabilities',
      title: 'Technical capabilities',
      paragraphs: [
        'Structured text for calculations, ladder for what an electrician will read at night; afterwards, a drawing of what is connected to what.',
      ],
      fields: [
        { title: 'Control', text: 'PLC, safety PLC, motion and robots' },
        { title: 'Electrical', text: 'Design, drawings, panels and their inspection' },
        { title: 'Visualisation', text: 'HMI and SCADA to ISA-101' },
        { title: 'Vision', text: 'Inspection, code reading, robot guidance' },
        { title: 'Networks', text: 'PROFINET, EtherNet/IP, EtherCAT, IO-Link and the older ones' },
        { title: 'Lifecycle', text: 'Obsolescence surveys, spares lists, backups' },
      ],
      points: [],
      action: { text: 'Find your make and model', page: 'technologies' },
    },
  ],
};
