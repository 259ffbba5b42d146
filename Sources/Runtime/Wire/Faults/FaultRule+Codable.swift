extension FaultRule: Codable {
    /// Decodes the output of `encode(to:)`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Member.self)
        self.init(
            path: try container.decode(String.self, forKey: .path),
            after: try container.decodeIfPresent(Int.self, forKey: .after) ?? 0,
            count: try container.decodeIfPresent(Int.self, forKey: .count),
            chance: try container.decodeIfPresent(Int.self, forKey: .chance).map {
                Chance(percent: $0, seed: try container.decodeIfPresent(Int.self, forKey: .seed) ?? 1)
            },
            fault: try Self.fault(container),
            id: try container.decodeIfPresent(Int32.self, forKey: .id).map(FaultID.init(rawValue:)))
    }

    private static func fault(_ container: KeyedDecodingContainer<Member>) throws -> Fault {
        let name = try container.decode(String.self, forKey: .fault)
        let delay = try container.decodeIfPresent(Int64.self, forKey: .delay).map { Duration.milliseconds($0) }
        switch Fault.Name(rawValue: name) {
        case .noConnection: return .noConnection
        case .offline: return .offline
        case .timeout: return .timeout(after: delay)
        case .status: return .status(try container.decode(Int.self, forKey: .status))
        case .brokenBody: return .brokenBody
        case .delay: return .delay(delay ?? .zero)
        case .throttle:
            let jitter = try container.decodeIfPresent(Int64.self, forKey: .jitter) ?? 0
            return .throttle(
                Throttle(
                    bandwidth: try container.decode(Int.self, forKey: .bandwidth), latency: delay ?? .zero,
                    jitter: .milliseconds(jitter)))
        case .answer:
            return .answer(
                Answer(
                    status: try container.decode(Int.self, forKey: .status),
                    type: try container.decode(String.self, forKey: .type),
                    body: try container.decode(String.self, forKey: .body)))
        case .hold:
            return .hold(
                Hold(
                    try container.decode(Hold.Side.self, forKey: .side),
                    expires: try container.decodeIfPresent(Bool.self, forKey: .expires) ?? false))
        case nil:
            throw DecodingError.dataCorruptedError(
                forKey: .fault, in: container, debugDescription: "there is no fault \(name)")
        }
    }

    /// Encodes the rule with the names that pages use.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Member.self)
        try container.encodeIfPresent(id?.rawValue, forKey: .id)
        try container.encode(path, forKey: .path)
        if after > 0 { try container.encode(after, forKey: .after) }
        try container.encodeIfPresent(count, forKey: .count)
        try container.encodeIfPresent(chance?.percent, forKey: .chance)
        try container.encodeIfPresent(chance?.seed, forKey: .seed)
        try container.encode(fault.name, forKey: .fault)
        try container.encodeIfPresent(fault.status, forKey: .status)
        try container.encodeIfPresent(fault.wait?.wholeMilliseconds, forKey: .delay)
        switch fault {
        case .answer(let answer):
            try container.encode(answer.type, forKey: .type)
            try container.encode(answer.body, forKey: .body)
        case .hold(let hold):
            try container.encode(hold.side, forKey: .side)
            if hold.expires { try container.encode(true, forKey: .expires) }
        case .throttle(let throttle):
            try container.encode(throttle.bandwidth, forKey: .bandwidth)
            if throttle.jitter > .zero { try container.encode(throttle.jitter.wholeMilliseconds, forKey: .jitter) }
        case .noConnection, .offline, .timeout, .status, .brokenBody, .delay: break
        }
    }
}
