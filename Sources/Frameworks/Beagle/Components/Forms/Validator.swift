/// Decides whether an input of a form of Beagle 1.x may be sent (Beagle iOS 1.9, Validator.swift).
///
/// Deprecated since Beagle 2.0, where an input's `error` says it.
public protocol Validator {
    /// Whether the value of an ``InputValue`` is acceptable.
    func isValid(input: Any) -> Bool
}

/// Finds validators by the names that documents use (Beagle iOS 1.9, ValidatorProvider.swift).
public protocol ValidatorProvider {
    /// The validator of a name, nil when there is none.
    func getValidator(name: String) -> (any Validator)?
}

/// Something that has validators to offer, such as the application's dependencies.
public protocol DependencyValidatorProvider {
    /// The application's validators.
    var validatorProvider: (any ValidatorProvider)? { get }
}

/// Validators made of closures.
///
/// ```swift
/// let validators = ValidatorProviding()
/// validators["filled"] = { ($0 as? String)?.isEmpty == false }
/// dependencies.validatorProvider = validators
/// ```
public final class ValidatorProviding: ValidatorProvider {
    private var closures: [String: (Any) -> Bool] = [:]

    /// Validators to be filled in.
    public init() {}

    /// The validator of a name, nil when there is none.
    public func getValidator(name: String) -> (any Validator)? {
        closures[name].map(ClosureValidator.init)
    }

    /// The closure that decides for a name.
    public subscript(name: String) -> ((Any) -> Bool)? {
        get { closures[name] }
        set { closures[name] = newValue }
    }
}

private struct ClosureValidator: Validator {
    let accepts: (Any) -> Bool

    func isValid(input: Any) -> Bool { accepts(input) }
}
