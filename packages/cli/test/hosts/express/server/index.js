import express from 'express'
import { createServer } from 'node:http'

const app = express() // the admin's server
app.use(express.json())
app.post('/echo', (request, response) => response.json(request.body))

export const server = createServer(app)
