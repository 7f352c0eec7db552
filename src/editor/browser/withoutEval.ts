import { config } from 'zod';

// Before any schema is made: zod would test whether it may compile them, which the policy forbids.
config({ jitless: true });
