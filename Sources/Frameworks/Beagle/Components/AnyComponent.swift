/// A type-erased component, decoded by its registered name.
package struct AnyComponent: Codable {
    package let component: any ServerDrivenComponent

    package init(component: any ServerDrivenComponent) {
        self.component = component
    }

    package init(from decoder: any Decoder) throws {
        let value = try decoder.decodeNamed(.component)
        guard let component = value as? any ServerDrivenComponent else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "\(type(of: value)) is not a component"))
        }
        self.component = component
    }

    package func encode(to encoder: any Encoder) throws {
        try encoder.encodeNamed(component, as: .component)
    }
}
