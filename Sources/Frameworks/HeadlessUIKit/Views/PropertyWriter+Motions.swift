extension PropertyWriter {
    /// Writes the motions of a view with their numbers; an empty array removes motions written before.
    func motions(_ motions: [(number: Int, motion: Motion)]) {
        setList(.motions, to: motions.isEmpty ? nil : motions.map { .members($1.members(number: $0)) })
    }
}

extension Motion {
    fileprivate func members(number: Int) -> [PropertyMember] {
        var members = [
            PropertyMember("n", value: .number(Double(number))),
            PropertyMember("frames", value: .list(frames.map(\.value))),
            PropertyMember("duration", value: .number(duration.milliseconds)),
        ]
        if delay > .zero { members.append(PropertyMember("delay", value: .number(delay.milliseconds))) }
        if times != 1 { members.append(PropertyMember("times", value: times.map { .number($0) } ?? .text("endless"))) }
        if let pace = pace.member { members.append(pace) }
        for (name, flag) in [("reverses", reverses), ("adds", adds), ("jumps", jumps), ("stays", stays)] where flag {
            members.append(PropertyMember(name, value: .bool(true)))
        }
        return members
    }
}

extension Motion.Frame {
    fileprivate var value: PropertyValue {
        var members = [PropertyMember("at", value: .number(at))]
        members += look.map { PropertyMember($0.property, value: .text($0.value)) }
        if let pace = pace?.member { members.append(pace) }
        return .members(members)
    }
}

extension AnimationPace {
    /// The pace as a member of a motion; nil for the default pace.
    fileprivate var member: PropertyMember? {
        func member(_ name: String, numbers: [Double]) -> PropertyMember {
            PropertyMember(name, value: .list(numbers.map { .number($0) }))
        }
        return curve.map { member("curve", numbers: $0) } ?? spring.map { member("spring", numbers: $0) }
    }
}

extension Duration {
    fileprivate var milliseconds: Double {
        let (seconds, attoseconds) = components
        return Double(seconds) * 1000 + (Double(attoseconds) / 1e14).rounded() / 10
    }
}
