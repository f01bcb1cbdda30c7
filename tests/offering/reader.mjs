// Answers one line for each line it reads: the actions of a table that no gesture leads to.
import { createInterface } from 'node:readline'

const { unreached } = await import(process.argv[2])
for await (const line of createInterface({ input: process.stdin })) console.log(JSON.stringify(unreached(JSON.parse(line))))
