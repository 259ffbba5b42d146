extension NSObjectProtocol {
    /// Logs the call of a router's method with the data that it passes on.
    ///
    /// ```swift
    /// private func passDataToDetail(source: HomeDataStore, destination: inout DetailDataStore) {
    ///     destination.message = source.message
    ///     logRouting(["message": destination.message])
    /// }
    /// ```
    ///
    /// Descriptions of values are truncated after 200 characters. Do not log secrets.
    public func logRouting(_ data: KeyValuePairs<String, Any?> = [:], method: String = #function) {
        let note = RoutingLogEntry(
            router: String(describing: type(of: self)), method: method,
            data: data.map { RoutingLogEntry.Datum(name: $0.key, value: describe($0.value)) })
        AppEnvironment.current.host.log(.routing(note))
    }
}

private func describe(_ value: Any?) -> String {
    let text = value.map { LoggedValue($0).text } ?? "nil"
    return text.utf8.count > 200 ? text.prefix(200) + "…" : text
}
