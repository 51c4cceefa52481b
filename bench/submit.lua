-- wrk -s bench/submit.lua: one submission a request, each with a key of its own.
local seed = tostring(os.time()) .. "-" .. tostring(math.random(1, 1e9))
local count = 0
wrk.method = "POST"
wrk.headers["Content-Type"] = "application/json"

request = function()
  count = count + 1
  local key = seed .. "-" .. count
  wrk.headers["Idempotency-Key"] = key
  local body = '{"formType":"contact","name":"Ann Driver","phone":"01632 960123","email":"ann@example.org",'
    .. '"postcode":"ZZ1 2ZZ","message":"My brakes make a noise, number ' .. key .. '."}'
  return wrk.format(nil, "/api/forms/submit", nil, body)
end
