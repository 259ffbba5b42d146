extension FaultRule: Codable {
    /// Reads what `encode(to:)` wrote.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let name = try container.decode(String.self, forKey: .fault)
        let delay = try container.decodeIfPresent(Int64.self, forKey: .delay).map { Duration.milliseconds($0) }
        guard let known = Fault.Name(rawValue: name) else {
            throw DecodingError.dataCorruptedError(
                forKey: .fault, in: container, debugDescription: "there is no fault \(name)")
        }
        let status = try container.decodeIfPresent(Int.self, forKey: .status)
        guard let fault = Fault(known, status: status, wait: delay ?? (known == .delay ? .zero : nil)) else {
            throw DecodingError.keyNotFound(
                Key.status, .init(codingPath: decoder.codingPath, debugDescription: "this fault needs a status"))
        }
        self.init(
            path: try container.decode(String.self, forKey: .path),
            count: try container.decodeIfPresent(Int.self, forKey: .count), fault: fault,
            id: try container.decodeIfPresent(Int32.self, forKey: .id).map(FaultID.init(rawValue:)))
    }

    /// Writes the rule in the page's own words.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encodeIfPresent(id?.rawValue, forKey: .id)
        try container.encode(path, forKey: .path)
        try container.encodeIfPresent(count, forKey: .count)
        try container.encode(fault.name, forKey: .fault)
        try container.encodeIfPresent(fault.status, forKey: .status)
        try container.encodeIfPresent(fault.wait?.wholeMilliseconds, forKey: .delay)
    }

    private enum Key: String, CodingKey {
        case id, path, count, fault, status, delay
    }
}
