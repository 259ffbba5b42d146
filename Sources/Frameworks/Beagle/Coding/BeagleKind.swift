/// The kinds of named objects in a document; the position of an object determines its kind.
package enum BeagleKind: Hashable, Sendable {
    case component
    case action

    /// The name of the member that contains the type's name, such as `_beagleComponent_`.
    package var discriminator: String {
        switch self {
        case .component: "_beagleComponent_"
        case .action: "_beagleAction_"
        }
    }
}

/// A coding key whose name is only known at run time.
package struct MemberKey: CodingKey {
    package let stringValue: String
    package var intValue: Int? { nil }

    package init(_ name: String) { stringValue = name }
    package init?(stringValue: String) { self.init(stringValue) }
    package init?(intValue: Int) { nil }
}
