import JSON

extension Driving {
    /// Writes `"driver":{"input","by"?}` if control has ever changed hands. Writes `"asking":[…]`, whose elements have
    /// the same form, if clients ask for control.
    func write(to json: inout JSONWriter) {
        if driver.input > 1 {
            json.key("driver")
            driver.write(to: &json)
        }
        guard !askers.isEmpty else { return }
        json.key("asking")
        json.beginArray()
        for asker in askers { asker.write(to: &json) }
        json.endArray()
    }
}

extension Driving.Driver {
    fileprivate func write(to json: inout JSONWriter) {
        json.beginObject()
        json.member("input", input)
        json.member("by", name)
        json.endObject()
    }
}
