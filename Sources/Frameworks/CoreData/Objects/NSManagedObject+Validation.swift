import Foundation

public let NSValidationMissingMandatoryPropertyError = 1570
public let NSValidationMultipleErrorsError = 1560
public let NSValidationRelationshipDeniedDeleteError = 1600
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
public let NSDetailedErrorsKey = "NSDetailedErrors"

extension NSManagedObject {
    /// Throws if a required property has no value.
    func validate() throws {
        let errors = entity.properties.compactMap { property -> NSError? in
            guard !property.isOptional, !property.isTransient else { return nil }
            let isThere =
                property is NSRelationshipDescription
                ? !numbers(property.name).isEmpty : values[property.name] != nil
            return isThere
                ? nil
                : validationError(
                    NSValidationMissingMandatoryPropertyError, key: property.name,
                    message: "\(entity.name ?? "").\(property.name) is a required value")
        }
        try Self.raise(errors)
    }

    /// Throws if a relationship denies the deletion of the object.
    func validateDeletion() throws {
        let denied = entity.relationshipsByName.values.filter { $0.deleteRule == .denyDeleteRule }
        for relationship in denied.sorted(by: { $0.name < $1.name }) where !related(by: relationship).isEmpty {
            throw validationError(
                NSValidationRelationshipDeniedDeleteError, key: relationship.name,
                message: "\(entity.name ?? "") cannot be deleted while \(relationship.name) names others")
        }
    }

    /// Throws the error, or one error that contains all errors if there are several. Throws nothing if there are none.
    static func raise(_ errors: [NSError]) throws {
        guard let first = errors.first else { return }
        guard errors.count > 1 else { throw first }
        throw NSError(
            domain: NSCocoaErrorDomain, code: NSValidationMultipleErrorsError,
            userInfo: [
                NSDetailedErrorsKey: errors,
                NSLocalizedDescriptionKey: errors.map(\.localizedDescription).joined(separator: "; "),
            ])
    }

    private func validationError(_ code: Int, key: String, message sentence: String) -> NSError {
        NSError(
            domain: NSCocoaErrorDomain, code: code,
            userInfo: [
                NSValidationKeyErrorKey: key, NSValidationObjectErrorKey: self, NSLocalizedDescriptionKey: sentence,
            ])
    }
}
