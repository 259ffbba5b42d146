package import JSON

/// The JSON form of a rule: `{"id"?,"path","after"?,"count"?,"chance"?,"seed"?,"fault",…}`. Pages, recordings and
/// scripts use the same form.
extension FaultRule {
    /// The names of the members.
    package enum Member: String, CodingKey, CaseIterable {
        case id, path, after, count, chance, seed, fault, status, delay, bandwidth, jitter, type, body, side, expires
    }

    /// Writes the members into an open object.
    package func writeMembers(to json: inout JSONWriter) {
        json.member("id", id)
        json.member("path", path)
        if after > 0 { json.member("after", after) }
        json.member("count", count)
        json.member("chance", chance?.percent)
        json.member("seed", chance?.seed)
        json.member("fault", fault.name)
        json.member("status", fault.status)
        json.member("delay", fault.wait?.wholeMilliseconds)
        switch fault {
        case .answer(let answer):
            json.member("type", answer.type)
            json.member("body", answer.body)
        case .hold(let hold):
            json.member("side", hold.side.rawValue)
            if hold.expires {
                json.key("expires")
                json.bool(true)
            }
        case .throttle(let throttle):
            json.member("bandwidth", throttle.bandwidth)
            if throttle.jitter > .zero { json.member("jitter", throttle.jitter.wholeMilliseconds) }
        case .noConnection, .offline, .timeout, .status, .brokenBody, .delay: break
        }
    }
}
