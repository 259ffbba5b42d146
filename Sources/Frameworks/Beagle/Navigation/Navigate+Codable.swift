extension Navigate {
    private enum CodingKeys: String, CodingKey {
        case discriminator = "_beagleAction_"
        case route, url, data, shouldResetApplication, controllerId, navigationContext, analytics
    }

    /// Decodes the action named by `_beagleAction_`, case-insensitively.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let name = try container.decode(String.self, forKey: .discriminator)
        func route() throws -> Route { try container.decode(Route.self, forKey: .route) }
        func text(_ key: CodingKeys) throws -> Expression<String> {
            try container.decode(Expression<String>.self, forKey: key)
        }
        let context = try container.decodeIfPresent(NavigationContext.self, forKey: .navigationContext)
        let id = try container.decodeIfPresent(String.self, forKey: .controllerId)
        let analytics = try container.decodeIfPresent(ActionAnalyticsConfig.self, forKey: .analytics)
        switch name.lowercased() {
        case "beagle:openexternalurl": self = .openExternalURL(try text(.url), analytics: analytics)
        case "beagle:opennativeroute":
            self = .openNativeRoute(
                OpenNativeRoute(
                    route: try text(.route),
                    data: try container.decodeIfPresent([String: String].self, forKey: .data),
                    shouldResetApplication: try container.decodeIfPresent(Bool.self, forKey: .shouldResetApplication)
                        ?? false), analytics: analytics)
        case "beagle:resetapplication":
            self = .resetApplication(
                try route(), controllerId: id, navigationContext: context, analytics: analytics)
        case "beagle:resetstack":
            self = .resetStack(try route(), controllerId: id, navigationContext: context, analytics: analytics)
        case "beagle:pushstack":
            self = .pushStack(try route(), controllerId: id, navigationContext: context, analytics: analytics)
        case "beagle:popstack": self = .popStack(navigationContext: context, analytics: analytics)
        case "beagle:pushview":
            self = .pushView(try route(), navigationContext: context, analytics: analytics)
        case "beagle:popview": self = .popView(navigationContext: context, analytics: analytics)
        case "beagle:poptoview":
            self = .popToView(try text(.route), navigationContext: context, analytics: analytics)
        default:
            throw DecodingError.dataCorruptedError(
                forKey: .discriminator, in: container, debugDescription: "\"\(name)\" is not a navigation")
        }
    }

    /// Encodes the action with its name in lowercase.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode("beagle:\(name.lowercased())", forKey: .discriminator)
        try container.encodeIfPresent(analytics, forKey: .analytics)
        switch self {
        case .openExternalURL(let url, _):
            try container.encode(url, forKey: .url)
        case .openNativeRoute(let native, _):
            try container.encode(native.route, forKey: .route)
            try container.encodeIfPresent(native.data, forKey: .data)
            try container.encode(native.shouldResetApplication, forKey: .shouldResetApplication)
        case .resetApplication(let route, let id, let context, _), .resetStack(let route, let id, let context, _),
            .pushStack(let route, let id, let context, _):
            try container.encode(route, forKey: .route)
            try container.encodeIfPresent(id, forKey: .controllerId)
            try container.encodeIfPresent(context, forKey: .navigationContext)
        case .pushView(let route, let context, _):
            try container.encode(route, forKey: .route)
            try container.encodeIfPresent(context, forKey: .navigationContext)
        case .popStack(let context, _), .popView(let context, _):
            try container.encodeIfPresent(context, forKey: .navigationContext)
        case .popToView(let route, let context, _):
            try container.encode(route, forKey: .route)
            try container.encodeIfPresent(context, forKey: .navigationContext)
        }
    }
}
