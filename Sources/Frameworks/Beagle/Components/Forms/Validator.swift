/// Validates the inputs of Beagle 1.x forms (Beagle iOS 1.9, Validator.swift).
///
/// Deprecated since Beagle 2.0, where inputs have an `error` expression.
public protocol Validator {
    /// Returns whether the value of an ``InputValue`` is valid.
    func isValid(input: Any) -> Bool
}

/// Provides validators by name (Beagle iOS 1.9, ValidatorProvider.swift).
public protocol ValidatorProvider {
    /// Returns the validator with this name; nil if there is none.
    func getValidator(name: String) -> (any Validator)?
}

public protocol DependencyValidatorProvider {
    var validatorProvider: (any ValidatorProvider)? { get }
}

/// A registry of validators implemented as closures.
///
/// ```swift
/// let validators = ValidatorProviding()
/// validators["filled"] = { ($0 as? String)?.isEmpty == false }
/// dependencies.validatorProvider = validators
/// ```
public final class ValidatorProviding: ValidatorProvider {
    private var closures: [String: (Any) -> Bool] = [:]

    public init() {}

    /// Returns the validator with this name; nil if there is none.
    public func getValidator(name: String) -> (any Validator)? {
        closures[name].map(ClosureValidator.init)
    }

    /// The closure that validates values under this name; nil if there is none.
    public subscript(name: String) -> ((Any) -> Bool)? {
        get { closures[name] }
        set { closures[name] = newValue }
    }
}

private struct ClosureValidator: Validator {
    let accepts: (Any) -> Bool

    func isValid(input: Any) -> Bool { accepts(input) }
}
