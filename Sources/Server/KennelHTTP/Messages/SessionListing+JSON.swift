import JSON
import Sessions
import Wire

extension SessionListing {
    /// Writes the entry as one JSON object.
    ///
    /// - Parameters:
    ///   - json: The writer that receives the object.
    ///   - app: The name of the app that the server runs by default.
    ///   - name: The name that a user gave the session; nil if it has none.
    func write(to json: inout JSONWriter, app: String, name: String?) {
        json.beginObject()
        json.key("watch")
        json.string(place.watch)
        json.key("opened")
        json.number(place.opened)
        json.key("phase")
        json.string(phase.rawValue)
        json.key("app")
        json.string(about?.app ?? app)
        for (key, value): (StaticString, String?) in [
            ("name", name), ("title", title ?? about?.screen), ("screen", about?.screen),
            ("controller", about?.controller), ("bff", about?.bff),
        ] {
            guard let value else { continue }
            json.key(key)
            json.string(value)
        }
        if let inputs {
            json.key("inputs")
            json.number(inputs)
        }
        json.key("viewers")
        json.number(viewers)
        if let driver {
            json.key("driver")
            json.beginObject()
            json.member("by", driver.name)
            json.key("here")
            json.bool(driver.isHere)
            json.endObject()
        }
        json.endObject()
    }
}
