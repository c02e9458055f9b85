import { fastify } from 'fastify';

/** A minimal server as a baseline; prints its port when it is ready. */
const app = fastify();
app.get('/', () => ({ credits: 100, held: 0 }));
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.send!(Number(new URL(address).port));
process.once('disconnect', () => process.exit());
