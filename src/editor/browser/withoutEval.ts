import { config } from 'zod';

// Before any schema is made: zod would try whether it may make code of them, which the policy forbids.
config({ jitless: true });
