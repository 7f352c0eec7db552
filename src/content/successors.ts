import type { Successor } from './types';

/**
 * What the maker itself names in place of a model that it no longer makes, or is phasing out. A
 * model without an entry is one for which no such source was found: a wrong successor costs a
 * plant more than none.
 */
export const successors: Successor[] = [
  {
    model: 'SIMATIC S7-300',
    successor: 'SIMATIC S7-1500',
    source: {
      kind: 'document',
      maker: 'Siemens',
      title: 'Guide for Migrating SIMATIC S7-300/400 to SIMATIC S7-1500 and TIA Portal',
      number: 'Entry ID 109478811',
    },
  },
  {
    model: 'SIMATIC S7-200',
    successor: 'SIMATIC S7-1200',
    source: {
      kind: 'independent',
      publications: [
        {
          publisher: 'Industrial Monitor Direct',
          title: 'Siemens S7-200 vs S7-1200 Small PLC Selection Guide',
          address:
            'https://industrialmonitordirect.com/blogs/knowledgebase/siemens-s7-200-vs-s7-1200-small-plc-selection-guide',
        },
        {
          publisher: 'NewPLCDCS',
          title:
            'Siemens Simatic S7 Series: Comprehensive Inventory Guide for Obsolete Spare Parts',
          address:
            'https://www.newplcdcs.com/2026/01/siemens-simatic-s7-series-comprehensive-inventory-guide-for-obsolete-spare-parts-2',
        },
      ],
    },
  },
  {
    model: 'SIMATIC S5-115U',
    successor: 'SIMATIC S7-1500',
    source: {
      kind: 'independent',
      publications: [
        {
          publisher: 'PLCcheck',
          title: 'S5 to S7 Migration: The Complete Guide (2026)',
          address: 'https://www.plccheck.ai/blog/s5-to-s7-migration-complete-guide',
        },
        {
          publisher: 'MIGRA-IA',
          // Lists Siemens’ own guide "Migration from S5 to S7-1500", Entry ID 105106251.
          title: 'data/fabricantes_cpu.json',
          address: 'https://github.com/Omarcastellanos1970/Migra_IA',
        },
      ],
    },
  },
  {
    model: 'SLC 500',
    successor: 'CompactLogix 5380',
    source: {
      kind: 'independent',
      publications: [
        {
          publisher: 'DO Supply',
          title: 'What Nobody Tells You About Migrating SLC 500 Systems',
          address:
            'https://www.dosupply.com/tech/2026/06/05/what-nobody-tells-you-about-migrating-slc-500-systems/',
        },
        {
          publisher: 'Industrial Monitor Direct',
          // Names Rockwell’s own page "SLC-500 to CompactLogix 5380 Migration".
          title: 'SLC 500 to CompactLogix Conversion: RSLogix 500, Tools and Mapping',
          address:
            'https://industrialmonitordirect.com/cs/blogs/knowledgebase/slc-500-to-compactlogix-conversion-rslogix-500-tools-and-mapping',
        },
      ],
    },
  },
  {
    model: 'PLC-5',
    successor: 'ControlLogix',
    source: {
      kind: 'independent',
      publications: [
        {
          publisher: 'PLC Exchange',
          // Follows Rockwell’s modernization profile MIGRAT-PP003.
          title: 'PLC-5 to ControlLogix Migration: I/O, Wiring, and Software Strategy',
          address: 'https://plcexchange.net/how-to-plc5-to-controllogix-migration/',
        },
        {
          publisher: 'Controls Foundry',
          title: 'PLC-5 to ControlLogix Migration: What Your Integrator Won’t Tell You',
          address: 'https://controlsfoundry.com/blog/plc5-to-controllogix-migration',
        },
      ],
    },
  },
  {
    model: 'Modicon Quantum',
    successor: 'Modicon M580',
    source: {
      kind: 'document',
      maker: 'Schneider Electric',
      title: 'Multiple Vulnerabilities in Modicon Controller Products',
      number: 'SEVD-2019-134-11',
    },
  },
  {
    model: 'Modicon Premium',
    successor: 'Modicon M580',
    source: {
      kind: 'document',
      maker: 'Schneider Electric',
      title: 'Multiple Vulnerabilities in Modicon Controller Products',
      number: 'SEVD-2019-134-11',
    },
  },
];
