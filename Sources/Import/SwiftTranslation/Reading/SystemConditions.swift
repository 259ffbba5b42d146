import SwiftSyntax

/// The values of platform conditions in `#if`.
enum SystemConditions {
    /// The platform conditions that are always treated as true.
    static let always = ["os(iOS)": true, "targetEnvironment(simulator)": true]
    /// The values of the conditions on iOS.
    static let onIOS = always.merging([
        "os(Linux)": false, "os(macOS)": false, "os(tvOS)": false, "os(watchOS)": false, "os(visionOS)": false,
        "canImport(Darwin)": true, "canImport(Glibc)": false,
    ]) { $1 }
    /// The values of the conditions on a system that no condition is about.
    static let elsewhere = onIOS.mapValues { _ in false }

    /// The values of the conditions on Linux.
    static let onLinux = elsewhere.merging(["os(Linux)": true, "canImport(Glibc)": true]) { $1 }

    /// Returns whether a clause is certainly not compiled on Linux, because its condition holds only on Apple systems
    /// other than iOS.
    static func areForOtherSystems(_ clause: IfConfigClauseSyntax) -> Bool {
        let names = onIOS.merging([
            "canImport(UIKit)": true, "canImport(AppKit)": false, "canImport(Cocoa)": false, "os(OSX)": false,
            "canImport(WatchKit)": false, "targetEnvironment(macCatalyst)": false,
        ]) { $1 }
        if let condition = clause.condition?.trimmedDescription {
            return !nameLinux(condition) && value(of: condition[...], as: names) == false
        }
        guard let clauses = clause.parent?.as(IfConfigClauseListSyntax.self) else { return false }
        return clauses.contains { earlier in
            guard let condition = earlier.condition?.trimmedDescription, condition.contains("canImport(UIKit)") else {
                return false
            }
            return value(of: condition[...], as: names) == true
        }
    }

    static func nameLinux(_ condition: String) -> Bool {
        condition.contains("os(Linux)") || condition.contains("canImport(Glibc)")
    }

    /// Returns the value of a condition; nil if it is not known.
    static func value(of condition: Substring, as values: [String: Bool]) -> Bool? {
        let condition = condition.trimmingSpaces
        if let value = values[String(condition)] { return value }
        for (separator, decisive) in [("||", true), ("&&", false)] where condition.contains(separator) {
            let parts = condition.split(separator: separator).map { value(of: $0, as: values) }
            return parts.contains(decisive) ? decisive : parts.contains(nil) ? nil : !decisive
        }
        return condition.hasPrefix("!") ? value(of: condition.dropFirst(), as: values).map { !$0 } : nil
    }
}
