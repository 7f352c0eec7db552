import type { TechnologyCategory } from './types';

/** The panels of the Technologies page; products are spelled as their makers spell them. */
export const technologies: TechnologyCategory[] = [
  {
    category: 'Siemens',
    description: 'From a single machine to a whole plant, engineered in TIA Portal or STEP 7.',
    work: {
      build: 'S7-1500 and S7-1200 projects with safety',
      support: 'S7-300, S7-400 and PCS 7 while they run',
      migrate: 'S5, S7-200 and S7-300',
    },
    brands: [
      {
        name: 'SIMATIC controllers',
        models: [
          'SIMATIC S7-1500',
          'SIMATIC S7-1200',
          'SIMATIC S7-400',
          'SIMATIC S7-300',
          'SIMATIC S7-200',
          'SIMATIC S5-115U',
        ],
      },
      {
        name: 'SIMATIC HMI',
        models: [
          'SIMATIC HMI Unified Comfort Panels',
          'SIMATIC HMI Comfort Panels',
          'SIMATIC HMI Basic Panels',
        ],
      },
      {
        name: 'SIMATIC SCADA and process control',
        models: [
          'SIMATIC WinCC V8',
          'SIMATIC WinCC Unified',
          'SIMATIC PCS 7',
          'SIMATIC PCS neo',
          'SIMATIC BATCH',
        ],
      },
      {
        name: 'SINAMICS drives',
        models: [
          'SINAMICS G120',
          'SINAMICS G120C',
          'SINAMICS G220',
          'SINAMICS S120',
          'SINAMICS S210',
          'SINAMICS V20',
        ],
      },
      {
        name: 'SIMATIC ET 200',
        models: [
          'SIMATIC ET 200SP',
          'SIMATIC ET 200MP',
          'SIMATIC ET 200AL',
          'SIMATIC ET 200pro',
          'SIMATIC ET 200eco PN',
        ],
      },
      {
        name: 'SCALANCE networks',
        models: ['SCALANCE XB-200', 'SCALANCE XC-200', 'SCALANCE XM-400', 'SCALANCE SC-600'],
      },
      {
        name: 'SIRIUS safety and switching',
        models: [
          'SIRIUS 3SK1 safety relays',
          'SIRIUS 3SK2 safety relays',
          'SIRIUS 3RW55 soft starters',
        ],
      },
      {
        name: 'TIA Portal software',
        models: [
          'SIMATIC STEP 7 Professional',
          'STEP 7 Safety Advanced',
          'SINAMICS Startdrive',
          'SIMATIC S7-PLCSIM Advanced',
          'TIA Portal Openness',
        ],
      },
    ],
  },
  {
    category: 'PLCs & Controllers',
    description:
      'Controllers of most makers found in New Zealand plants, safety controllers included.',
    work: {
      build: 'IEC 61131-3 code, I/O lists and drawings',
      support: 'legacy code: read out and documented',
      migrate: 'PLC-5, SLC 500, Quantum, Premium',
    },
    brands: [
      {
        name: 'Allen-Bradley',
        models: [
          'ControlLogix 5580',
          'GuardLogix 5580',
          'CompactLogix 5380',
          'Compact GuardLogix 5380',
          'Micro850',
          'SLC 500',
          'PLC-5',
        ],
      },
      {
        name: 'Schneider Electric',
        models: [
          'Modicon M580',
          'Modicon M340',
          'Modicon M262',
          'Modicon M241',
          'Modicon Quantum',
          'Modicon Premium',
        ],
      },
      {
        name: 'Omron',
        models: ['NX1P2', 'NX102', 'NJ501', 'CJ2M', 'Sysmac Studio'],
      },
      {
        name: 'Mitsubishi Electric',
        models: ['MELSEC iQ-R', 'MELSEC iQ-F', 'MELSEC-Q', 'GX Works3'],
      },
      {
        name: 'Beckhoff',
        models: ['CX2040', 'CX5140', 'CX9020', 'C6030', 'TwinCAT 3'],
      },
      {
        name: 'WAGO',
        models: ['PFC100', 'PFC200', 'WAGO I/O SYSTEM 750'],
      },
      {
        name: 'Phoenix Contact',
        models: ['AXC F 1152', 'AXC F 2152', 'AXC F 3152', 'PLCnext Engineer'],
      },
      {
        name: 'Pilz',
        models: ['PNOZmulti 2', 'PNOZsigma', 'PSS 4000'],
      },
    ],
  },
  {
    category: 'SCADA Systems',
    description:
      'Overview, history and alarm rationalisation. WinCC and PCS 7 are in the Siemens panel.',
    work: {
      build: 'overviews, historians and batch reports',
      support: 'patches, licences and proven restores',
      migrate: 'versions that are out of support',
    },
    brands: [
      {
        name: 'AVEVA',
        models: [
          'AVEVA Plant SCADA (formerly Citect SCADA)',
          'AVEVA InTouch HMI',
          'AVEVA System Platform',
          'AVEVA Historian',
          'AVEVA Edge',
        ],
      },
      {
        name: 'Inductive Automation',
        models: [
          'Ignition',
          'Ignition Perspective',
          'Ignition Vision',
          'Ignition Edge',
          'Ignition Cloud Edition',
        ],
      },
      {
        name: 'Rockwell Automation',
        models: [
          'FactoryTalk View SE',
          'FactoryTalk Optix',
          'FactoryTalk Historian SE',
          'FactoryTalk Batch',
          'FactoryTalk AssetCentre',
        ],
      },
      {
        name: 'Proficy',
        models: ['iFIX', 'CIMPLICITY', 'Proficy Historian'],
      },
      {
        name: 'COPA-DATA',
        models: ['zenon Engineering Studio', 'zenon Service Engine', 'zenon Report Engine'],
      },
      {
        name: 'ICONICS',
        models: ['GENESIS64', 'Hyper Historian', 'IoTWorX'],
      },
    ],
  },
  {
    category: 'Drives & Motion Control',
    description:
      'Variable speed drives, servo systems and decentralised drives, with safe torque off verified.',
    work: {
      build: 'drives sized, tuned and networked',
      support: 'parameter files that you can restore',
      migrate: 'drives that are no longer sold',
    },
    brands: [
      {
        name: 'Danfoss',
        models: [
          'VLT AutomationDrive FC 302',
          'VLT AQUA Drive FC 202',
          'VLT HVAC Drive FC 102',
          'VLT Midi Drive FC 280',
          'VACON NXP',
        ],
      },
      {
        name: 'ABB',
        models: ['ACS880', 'ACS580', 'ACS380', 'ACQ580'],
      },
      {
        name: 'Allen-Bradley',
        models: [
          'PowerFlex 525',
          'PowerFlex 753',
          'PowerFlex 755TS',
          'Kinetix 5300',
          'Kinetix 5700',
        ],
      },
      {
        name: 'SEW-EURODRIVE',
        models: ['MOVIDRIVE', 'MOVITRAC', 'MOVIPRO', 'MOVIMOT', 'MOVIGEAR'],
      },
      {
        name: 'Schneider Electric',
        models: [
          'Altivar Process ATV600',
          'Altivar Process ATV900',
          'Altivar Machine ATV320',
          'Altivar Machine ATV340',
          'Lexium 32',
        ],
      },
      {
        name: 'Lenze',
        models: ['i510', 'i550', 'i950', '8400 TopLine'],
      },
      {
        name: 'Yaskawa',
        models: ['A1000', 'GA500', 'GA700', 'Sigma-7'],
      },
      {
        name: 'Beckhoff',
        models: ['AX5000', 'AX8000', 'AM8000', 'XTS'],
      },
    ],
  },
  {
    category: 'HMI Solutions',
    description:
      'Operator panels and the projects in them, with user levels, recipes and alarm help.',
    work: {
      build: 'layouts to ISA-101, tried by operators',
      support: 'screens, recipes and alarm texts',
      migrate: 'panels that are no longer sold',
    },
    brands: [
      {
        name: 'Allen-Bradley',
        models: ['PanelView Plus 7', 'PanelView 5510', 'PanelView 800', 'OptixPanel'],
      },
      {
        name: 'Schneider Electric',
        models: ['Harmony GTO', 'Harmony GTU', 'Harmony ST6', 'Vijeo Designer'],
      },
      {
        name: 'Pro-face',
        models: ['GP4000', 'SP5000', 'ST6000', 'GP-Pro EX'],
      },
      {
        name: 'Omron',
        models: ['NA Series', 'NB Series', 'NS Series'],
      },
      {
        name: 'Mitsubishi Electric',
        models: ['GOT2000', 'GOT SIMPLE', 'GT Works3'],
      },
      {
        name: 'Weintek',
        models: ['cMT X Series', 'iE Series', 'EasyBuilder Pro'],
      },
      {
        name: 'Beijer Electronics',
        models: ['X2 base', 'X2 pro', 'X2 extreme', 'iX Developer'],
      },
    ],
  },
  {
    category: 'Robotics & Vision Systems',
    description: 'Palletising, picking and packing cells, and cameras that inspect at line speed.',
    work: {
      build: 'robot, guarding and vision as one cell',
      support: 'pallet patterns and challenge samples',
      migrate: 'older cells, keeping the mechanics',
    },
    brands: [
      {
        name: 'ABB',
        models: ['IRB 360 FlexPicker', 'IRB 460', 'IRB 660', 'IRB 6700', 'GoFa CRB 15000'],
      },
      {
        name: 'FANUC',
        models: ['M-410iC', 'M-710iC', 'LR Mate 200iD', 'R-2000iC', 'CRX-10iA'],
      },
      {
        name: 'KUKA',
        models: ['KR QUANTEC', 'KR AGILUS', 'KR CYBERTECH', 'LBR iisy'],
      },
      {
        name: 'Universal Robots',
        models: ['UR5e', 'UR10e', 'UR16e', 'UR20'],
      },
      {
        name: 'Yaskawa Motoman',
        models: ['GP25', 'MPP3H', 'HC10DTP', 'HC20DTP'],
      },
      {
        name: 'Cognex',
        models: ['In-Sight 2800', 'In-Sight 3800', 'In-Sight D900', 'DataMan 380', 'VisionPro'],
      },
      {
        name: 'Keyence',
        models: ['CV-X Series', 'XG-X Series', 'IV3 Series'],
      },
      {
        name: 'SICK',
        models: ['InspectorP61x', 'InspectorP63x', 'TriSpector1000', 'Lector65x'],
      },
      {
        name: 'ifm',
        models: ['O2D500', 'O2I500', 'O3D302'],
      },
    ],
  },
  {
    category: 'Industry 4.0 & IIOT',
    description:
      'Gateways, brokers and edge computers that carry machine data to whoever needs it.',
    work: {
      build: 'OPC UA and MQTT links to IEC 62443',
      support: 'updates and logged remote access',
      migrate: 'OPC DA and serial links',
    },
    brands: [
      {
        name: 'HiveMQ',
        models: ['HiveMQ Broker', 'HiveMQ Cloud', 'HiveMQ Edge'],
      },
      {
        name: 'Kepware',
        models: ['KEPServerEX', 'IoT Gateway', 'LinkMaster'],
      },
      {
        name: 'Cirrus Link',
        models: ['MQTT Engine', 'MQTT Transmission', 'MQTT Distributor'],
      },
      {
        name: 'Ewon',
        models: ['Flexy 205', 'Cosy+', 'Talk2M'],
      },
      {
        name: 'Anybus',
        models: ['Anybus Communicator', 'Anybus X-gateway', 'Anybus Wireless Bolt'],
      },
      {
        name: 'Moxa',
        models: ['MGate 5105-MB-EIP', 'ioLogik E1200', 'EDR-G9010', 'UC-8200'],
      },
      {
        name: 'Advantech',
        models: ['WISE-4012', 'WISE-4050', 'ADAM-6050', 'UNO-2271G'],
      },
      {
        name: 'Opto 22',
        models: ['groov EPIC', 'groov RIO', 'groov View'],
      },
      {
        name: 'Siemens',
        models: ['Industrial Edge', 'Insights Hub', 'SIMATIC IOT2050'],
      },
    ],
  },
  {
    category: 'IT Solutions',
    description: 'Servers, databases, cloud services and networks for plant data.',
    work: {
      build: 'databases, dashboards and cloud links',
      support: 'patches and restores you have seen',
      migrate: 'old databases, to Azure or your server',
    },
    brands: [
      {
        name: 'Microsoft',
        models: [
          'Azure IoT Hub',
          'Azure Data Explorer',
          'Azure Functions',
          'SQL Server',
          'Power BI',
          '.NET',
        ],
      },
      {
        name: 'Amazon Web Services',
        models: [
          'AWS IoT SiteWise',
          'AWS IoT Core',
          'AWS IoT Greengrass',
          'AWS Lambda',
          'Amazon S3',
        ],
      },
      {
        name: 'Grafana Labs',
        models: ['Grafana', 'Grafana Loki', 'Grafana Alloy'],
      },
      {
        name: 'InfluxData',
        models: ['InfluxDB 3 Core', 'InfluxDB 3 Enterprise', 'Telegraf'],
      },
      {
        name: 'Open-source databases',
        models: ['PostgreSQL', 'TimescaleDB', 'MariaDB', 'SQLite'],
      },
      {
        name: 'Docker',
        models: ['Docker Engine', 'Docker Compose', 'Docker Desktop'],
      },
      {
        name: 'Red Hat',
        models: [
          'Red Hat Enterprise Linux',
          'Red Hat OpenShift',
          'Red Hat Ansible Automation Platform',
        ],
      },
      {
        name: 'Fortinet',
        models: ['FortiGate Rugged', 'FortiSwitch', 'FortiAnalyzer'],
      },
    ],
  },
];
