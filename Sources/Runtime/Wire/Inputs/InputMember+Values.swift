import JSON

// MARK: - Values with several members

extension InputMember where Value == TouchPlace? {
    /// The position of a touch, as the members `x` and `y`; nil if both are absent.
    static let place = InputMember(
        ["x", "y"].map { InputField($0, .numbers(in: TouchPlace.bounds), isRequired: false) },
        read: { members throws(InputRejection) in try TouchPlace(members) },
        decode: { decoder in
            let hasPlace = try decoder.container(keyedBy: InputKey.self).contains(InputKey("x"))
            return hasPlace ? try TouchPlace(from: decoder) : nil
        }, encode: { try $0?.encode(to: $1) }, log: { $0?.writeMembers(to: &$1) })
}

extension InputMember where Value == Gesture {
    static let gesture = InputMember(
        [
            InputField("gesture", .choices(Gesture.Kind.self)),
            InputField("phase", .choices(Gesture.Phase.self), isRequired: false),
            InputField("x", .numbers(in: TouchPlace.bounds)), InputField("y", .numbers(in: TouchPlace.bounds)),
        ]
            + ["dx", "dy", "vx", "vy"].map { InputField($0, .numbers(in: TouchPlace.bounds), isRequired: false) }
            + [
                InputField("scale", .numbers(in: Gesture.scales), isRequired: false),
                InputField("rotation", .numbers(in: Gesture.rotations), isRequired: false),
            ],
        read: { members throws(InputRejection) in try Gesture(members) }, decode: { try Gesture(from: $0) },
        encode: { try $0.encode(to: $1) }, log: { $0.writeMembers(to: &$1) })
}

extension InputMember where Value == RowDrag {
    static let rowDrag = InputMember(
        [
            InputField("to", ["enum": ["leading", "trailing", "back"]], isRequired: false),
            InputField("whole", ["type": "boolean"], isRequired: false),
            InputField("places", .integers(in: -RowDrag.mostPlaces...RowDrag.mostPlaces), isRequired: false),
        ],
        read: { members throws(InputRejection) in try RowDrag(members) }, decode: { try RowDrag(from: $0) },
        encode: { try $0.encode(to: $1) }, log: { $0.writeMembers(to: &$1) })
}

extension InputMember where Value == DeviceChange {
    static let deviceChange = InputMember(
        DeviceChange.fields, read: { members throws(InputRejection) in try DeviceChange(members) },
        decode: { try DeviceChange(from: $0) }, encode: { try $0.encode(to: $1) }, log: { $0.writeMembers(to: &$1) })
}

extension InputMember where Value == SystemEvent {
    static let systemEvent = InputMember(
        SystemEvent.fields, read: { members throws(InputRejection) in try SystemEvent(members) },
        decode: { try SystemEvent(from: $0) }, encode: { try $0.encode(to: $1) }, log: { $0.writeMembers(to: &$1) })
}

extension InputMember where Value == HeldDecision {
    static let decision = InputMember(
        HeldDecision.fields, read: { members throws(InputRejection) in try HeldDecision(members) },
        decode: { try HeldDecision(from: $0) }, encode: { try $0.encode(to: $1) },
        log: { $1.member("do", $0.deed.rawValue) })
}

extension InputMember where Value == [StepAnnotation] {
    static let notes = InputMember(
        [
            InputField(
                "notes",
                [
                    "type": "array", "minItems": 1, "maxItems": .int(Int64(2 * StepAnnotation.most)),
                    "items": StepAnnotation.schema,
                ])
        ],
        read: { members throws(InputRejection) in try StepAnnotation.notes(in: members) },
        decode: { try $0.decode(as: "notes") }, encode: { try $1.encode($0, as: "notes") },
        log: { StepAnnotation.write($0, to: &$1) })
}

extension InputMember where Value == ControlChange {
    /// A change of control. Clients post it to a separate endpoint, not as an input.
    static let controlChange = InputMember(
        [], read: { _ throws(InputRejection) in throw .malformed(reason: "Control is changed with its own endpoint.") },
        decode: { try ControlChange(from: $0) }, encode: { try $0.encode(to: $1) },
        log: { $0.writeMembers(to: &$1) })
}

extension InputMember where Value == TransportOutcome {
    /// The outcome of a request, as the member `response` or `failure`.
    static let outcome = InputMember(
        [], read: { _ throws(InputRejection) in throw .malformed(reason: "Clients cannot send responses.") },
        decode: { decoder in
            let isResponse = try decoder.container(keyedBy: InputKey.self).contains(InputKey("response"))
            return isResponse
                ? .response(try decoder.decode(as: "response")) : .failure(try decoder.decode(as: "failure"))
        },
        encode: { outcome, encoder in
            switch outcome {
            case .response(let response): try encoder.encode(response, as: "response")
            case .failure(let failure): try encoder.encode(failure, as: "failure")
            }
        }, log: { _, _ in })
}

extension InputMember where Value == SessionConfiguration {
    /// The configuration of a session. If it names no screen, the log states whether an app or a document is opened.
    static let configuration = InputMember.recorded("configuration").logged { configuration, json in
        guard configuration.screen == nil else { return }
        json.member("opens", configuration.screenJSON == nil ? "app" : "document")
    }
}
