package import JSON

extension DeviceChange {
    /// The members of a change, all of them optional.
    static let fields: [InputField] = {
        let side = JSON.numbers(in: Device.Screen.insets)
        let edges: JSONObject = ["top": side, "left": side, "bottom": side, "right": side]
        let degrees: JSONObject = [
            "latitude": .numbers(in: Device.Location.latitudes), "longitude": .numbers(in: Device.Location.longitudes),
        ]
        let schemas: [(String, JSON)] = [
            ("size", ["enum": .array(Device.Screen.known.map { .string($0.name) })]),
            ("width", .numbers(in: Device.Screen.sides)), ("height", .numbers(in: Device.Screen.sides)),
            ("safeArea", ["type": "object", "properties": .object(edges), "additionalProperties": false]),
            ("textSize", .choices(Device.TextSize.self)), ("direction", .choices(Device.Direction.self)),
            ("appearance", .choices(Device.Appearance.self)), ("language", .texts(atMost: Device.Language.longest)),
        ]
        let settings = DeviceSetting.allCases.map { setting -> (String, JSON) in
            (setting.rawValue, ["enum": .array(setting.values.map { .string($0) })])
        }
        let location: JSON = [
            "type": "object", "properties": .object(degrees), "required": ["latitude", "longitude"],
            "additionalProperties": false,
        ]
        let clock: [(String, JSON)] = [
            ("timeZone", .texts(atMost: Device.TimeZone.longest)),
            ("clockOffset", .integers(in: Device.clockOffsets)),
        ]
        return (schemas + settings + [("location", location)] + clock).map { InputField($0, $1, isRequired: false) }
    }()

    /// Parses an object of these members only. Throws `.malformed` with a sentence that names the member.
    package init(_ json: JSON) throws(InputRejection) {
        let members = try ObjectMembers(json, of: "a device")
        try members.allow(Self.fields.map(\.name))
        try self.init(members)
    }

    /// Writes the changed properties into an open object. Of a custom screen only the size is written.
    func writeMembers(to json: inout JSONWriter) {
        json.member("size", screen?.name)
        if let screen, screen.name == nil {
            json.member("width", screen.width)
            json.member("height", screen.height)
        }
        json.member("textSize", textSize?.rawValue)
        json.member("direction", direction?.rawValue)
        json.member("appearance", appearance?.rawValue)
        json.member("language", language?.tag)
        settings.writeMembers(to: &json)
        location?.write(to: &json)
        json.member("timeZone", timeZone?.identifier)
        json.member("clockOffset", clockOffset)
    }

    /// Parses the members of a change.
    init(_ members: ObjectMembers) throws(InputRejection) {
        self.init(
            screen: try Device.Screen.read(members),
            textSize: try members.optionalChoice("textSize"), direction: try members.optionalChoice("direction"),
            appearance: try members.optionalChoice("appearance"), language: try Device.Language.read(members),
            location: try Device.Location.read(members), timeZone: try Device.TimeZone.read(members),
            clockOffset: try members.optionalInteger("clockOffset", in: Device.clockOffsets))
        settings = try DeviceSettingValues(members)
    }
}

extension DeviceSettingValues {
    /// Parses the device settings among the members of a JSON object, and ignores other members.
    fileprivate init(_ members: ObjectMembers) throws(InputRejection) {
        self.init()
        for setting in DeviceSetting.allCases {
            guard let value = try members.optionalText(setting.rawValue, atMost: 64) else { continue }
            guard set(setting, to: value) else {
                let words = setting.values.map { "\"\($0)\"" }.joined(separator: ", ")
                throw .malformed(reason: "\"\(setting.rawValue)\" of \(members.subject) must be one of \(words).")
            }
        }
    }

    /// Writes each setting that has a value as a member of an open object.
    fileprivate func writeMembers(to json: inout JSONWriter) {
        for (setting, value) in all {
            json.key(escaping: setting.rawValue)
            json.string(value)
        }
    }
}

extension Device.Language {
    /// Parses the member `language`; nil if it is absent.
    fileprivate static func read(_ members: ObjectMembers) throws(InputRejection) -> Device.Language? {
        guard let text = try members.optionalText("language", atMost: longest) else { return nil }
        guard let language = Self(text) else {
            throw .malformed(
                reason: "\"language\" of \(members.subject) must be a language tag such as \"pt-BR\" or \"ar\"; "
                    + "\"\(text)\" is not a language tag.")
        }
        return language
    }
}

extension Device.TimeZone {
    /// Parses the member `timeZone`; nil if it is absent.
    fileprivate static func read(_ members: ObjectMembers) throws(InputRejection) -> Device.TimeZone? {
        guard let text = try members.optionalText("timeZone", atMost: longest) else { return nil }
        guard let zone = Self(text) else {
            throw .malformed(
                reason: "\"timeZone\" of \(members.subject) must be a name in the IANA database such as "
                    + "\"America/Sao_Paulo\"; \"\(text)\" is not in it.")
        }
        return zone
    }
}

extension Device.Screen {
    /// Parses a screen by its name or its numbers; nil if neither is present.
    fileprivate static func read(_ members: ObjectMembers) throws(InputRejection) -> Device.Screen? {
        let name = try members.optionalText("size", atMost: 64)
        let width = try members.optionalNumber("width", in: sides)
        let height = try members.optionalNumber("height", in: sides)
        let edges = try members.optionalMembers("safeArea")
        if let name {
            guard width == nil, height == nil, edges == nil else {
                throw .malformed(reason: "A device has either a \"size\" or \"width\" and \"height\", not both.")
            }
            guard let screen = known.first(where: { $0.name == name })?.screen else {
                let names = known.map { "\"\($0.name)\"" }.joined(separator: ", ")
                throw .malformed(reason: "\"size\" of \(members.subject) must be one of \(names).")
            }
            return screen
        }
        if width == nil, height == nil, edges == nil { return nil }
        guard let width, let height else {
            throw .malformed(reason: "A device without a \"size\" needs \"width\" and \"height\".")
        }
        guard let edges else { return Device.Screen(checked: width, height: height) }
        try edges.allow("top", "left", "bottom", "right")
        let safeArea = Device.Insets(
            top: try edges.optionalNumber("top", in: insets) ?? 0,
            left: try edges.optionalNumber("left", in: insets) ?? 0,
            bottom: try edges.optionalNumber("bottom", in: insets) ?? 0,
            right: try edges.optionalNumber("right", in: insets) ?? 0)
        return Device.Screen(checked: width, height: height, safeArea: safeArea)
    }
}

extension Device {
    /// Writes the whole device: `{"size"?,"width","height","safeArea","scale","textSize","direction","appearance",
    /// "language"?,…,"location"?,"timeZone"?,"clockOffset"?}`, with the settings before the location.
    ///
    /// The defaults of language, settings, location and clock are omitted, so that recordings from before these
    /// properties existed keep their digests.
    package func write(to json: inout JSONWriter) {
        json.beginObject()
        json.member("size", screen.name)
        json.member("width", screen.width)
        json.member("height", screen.height)
        json.key("safeArea")
        json.beginObject()
        json.member("top", screen.safeArea.top)
        json.member("left", screen.safeArea.left)
        json.member("bottom", screen.safeArea.bottom)
        json.member("right", screen.safeArea.right)
        json.endObject()
        json.member("scale", Self.scale)
        json.member("textSize", textSize.rawValue)
        json.member("direction", direction.rawValue)
        json.member("appearance", appearance.rawValue)
        json.member("language", language == .english ? nil : language.tag)
        settings.writeMembers(to: &json)
        if location != .usual { location.write(to: &json) }
        json.member("timeZone", timeZone == .gmt ? nil : timeZone.identifier)
        json.member("clockOffset", clockOffset == 0 ? nil : clockOffset)
        json.endObject()
    }
}
