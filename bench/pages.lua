-- wrk -s bench/pages.lua: any of 2,000 pages, as different browsers ask for them.
local encodings = { "br, gzip", "gzip", "identity" }

request = function()
  wrk.headers["Accept-Encoding"] = encodings[math.random(3)]
  return wrk.format(nil, "/page-" .. math.random(0, 1999))
end
