/// The two kinds of named objects in a document; the place they stand in decides which one is read.
package enum BeagleKind: Hashable, Sendable {
    case component
    case action

    /// The member that carries the name.
    package var discriminator: String {
        switch self {
        case .component: "_beagleComponent_"
        case .action: "_beagleAction_"
        }
    }
}

/// A member whose name is only known at run time.
package struct MemberKey: CodingKey {
    package let stringValue: String
    package var intValue: Int? { nil }

    package init(_ name: String) { stringValue = name }
    package init?(stringValue: String) { self.init(stringValue) }
    package init?(intValue: Int) { nil }
}
