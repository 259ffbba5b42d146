/// The modules that files of a project can import besides those of Kennel.
public enum OtherModules: Sendable {
    /// Exactly these modules.
    case only(Set<String>)
    /// At least these modules. The modules of some packages are not known.
    case atLeast(Set<String>)

    /// The known modules.
    var names: Set<String> {
        switch self {
        case .only(let names), .atLeast(let names): names
        }
    }

    /// Returns whether it is certain that no file of the project can import the module.
    func exclude(_ module: String) -> Bool {
        switch self {
        case .only(let names): !names.contains(module)
        case .atLeast: false
        }
    }
}
